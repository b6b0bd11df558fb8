const files = import.meta.glob<string>('./dishes/*.svg', { import: 'default', eager: true });

const fileOf = (id: string) => files[`./dishes/${id}.svg`];

/** The dish as a picture for the eye only; its name always stands beside it. */
export const DishArt = ({ id }: { id: string }) => (
  <svg viewBox="0 0 200 204" aria-hidden="true" class="art">
    <image href={fileOf(id)} width="200" height="204" />
  </svg>
);

/** The table of the first screen: the dish of the day between its cutlery, with bread and wine over its edges. */
export const Scene = () => (
  <svg viewBox="0 0 300 250" aria-hidden="true" class="scene">
    <image href={fileOf('vinhao')} x="6" y="-52" width="104" height="106.08" />
    <image href={fileOf('couvert')} x="226" y="196" width="120" height="122.4" />
    <image href={fileOf('cutlery')} width="300" height="280" />
    <image href={fileOf('bacalhau')} x="33" y="8" width="232" height="236.64" />
  </svg>
);
