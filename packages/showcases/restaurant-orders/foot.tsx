import { hoursInWords } from './hours.ts';

const week = hoursInWords().map((text) => <li key={text}>{text}</li>);

/** When the doors open. Nothing changes it. */
export const Week = () => week;
