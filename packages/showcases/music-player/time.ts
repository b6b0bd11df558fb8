import { words } from './words.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** 75.4 seconds as "1:15". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}

/** 75.4 seconds as "1 minuto e 15 segundos", for whoever hears it instead of seeing it. */
export function spoken(length: number): string {
  const whole = Math.max(0, Math.floor(length));
  const { minutes, seconds, and } = words.time;
  const rest = seconds(whole % 60);
  if (whole < 60) return rest;
  const start = minutes(Math.floor(whole / 60));
  return whole % 60 === 0 ? start : and(start, rest);
}

/** Minutes since midnight as "19h40"; 26 hours is two in the morning. */
export function hourName(minutes: number): string {
  return words.time.hour(two(Math.floor(minutes / 60) % 24), two(minutes % 60));
}
