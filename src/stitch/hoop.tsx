import styles from './hero-art.module.css';

type HoopProps = {
  /** The radius of the visible cloth, in cells. The wood adds 5.5 cells. */
  radius: number;
};

/** An embroidery hoop centred at 0 0: cloth, two rings of wood, a brass screw on the upper left. */
export function Hoop({ radius }: HoopProps) {
  return (
    <g fill="none">
      <circle r={radius + 5.6} cy="1.4" fill="var(--shade)" opacity=".07" />
      <circle r={radius + 1.5} className={styles.cloth} />
      <circle r={radius + 1} fill="url(#sewn-cloth)" className={styles.weave} />
      <circle r={radius + 0.7} cy=".4" stroke="var(--shade)" strokeWidth="1.4" opacity=".09" />
      <circle r={radius + 1.6} stroke="var(--wood-2)" strokeWidth="2" />
      <circle r={radius + 1.1} stroke="var(--wood-3)" strokeWidth=".5" />
      <circle r={radius + 3.9} stroke="var(--wood-4)" strokeWidth="3" />
      <circle r={radius + 4.6} stroke="var(--wood-5)" strokeWidth=".8" />
      <circle
        r={radius + 3.5}
        stroke="var(--wood-2)"
        strokeWidth=".25"
        strokeDasharray="31 9 52 14"
        opacity=".55"
      />
      <circle r={radius + 2.5} stroke="var(--wood-1)" strokeWidth=".35" />
      <g transform={`rotate(-42) translate(0 ${-radius - 4})`}>
        <path d="M0-1.5v3" stroke="var(--wood-1)" strokeWidth=".6" />
        <path
          d="M-7.5.2h5.5m4 0h5.5"
          stroke="var(--brass-1)"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <path d="M-8-4.3h18" stroke="var(--wood-1)" strokeWidth="1.2" />
        <path d="M-8-4.3h18" stroke="var(--brass-2)" strokeWidth=".9" strokeDasharray=".4 .3" />
        <path
          d="M-2.6.2v-6m5.2 0v6"
          stroke="var(--brass-1)"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
        <path
          d="M-3.1 0v-5.6m5.2 0V0M-7.6-.4h4m6.7 0h4.2"
          stroke="var(--brass-3)"
          strokeWidth=".4"
          strokeLinecap="round"
        />
        <path d="M7.2-4.3h3.4m-18.6 0h1" stroke="var(--thread-3)" strokeWidth="4.6" />
        <path d="M7.9-6.6V-2m.9 0v-4.6m.9 0V-2" stroke="var(--wood-1)" strokeWidth=".3" />
      </g>
    </g>
  );
}
