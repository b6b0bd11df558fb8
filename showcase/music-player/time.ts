const two = (value: number) => String(value).padStart(2, '0');

/** 75.4 seconds as "1:15". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** 75.4 seconds as "1 minuto e 15 segundos", for whoever hears it instead of seeing it. */
export function spoken(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  const rest = counted(whole % 60, 'segundo', 'segundos');
  if (minutes === 0) return rest;
  const start = counted(minutes, 'minuto', 'minutos');
  return whole % 60 === 0 ? start : `${start} e ${rest}`;
}

/** Minutes since midnight as "19h40"; 26 hours is two in the morning. */
export function hourName(minutes: number): string {
  return `${two(Math.floor(minutes / 60) % 24)}h${two(minutes % 60)}`;
}
