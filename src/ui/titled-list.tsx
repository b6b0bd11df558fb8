import styles from './titled-list.module.css';

type TitledListProps = {
  items: readonly { title: string; text: string }[];
  className?: string | undefined;
};

/** Texts with a title each, between rules. */
export function TitledList({ items, className = '' }: TitledListProps) {
  return (
    <ul role="list" className={`${styles.root} ${className}`}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
