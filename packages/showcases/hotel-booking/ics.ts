import type { Booking } from './booking.ts';
import { roomById } from './rooms.ts';
import { words } from './words.ts';

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (char) => `\\${char}`);
}

/** RFC 5545 wants lines of 75 octets at most, continued after a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const char of line) {
    const size = encoder.encode(char).length;
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += char;
    octets += size;
  }
  return folded;
}

/** The stay as an all-day calendar event; `stamp` is the instant it was made. */
export function calendarFile(booking: Booking, stamp: Date): string {
  const room = roomById(booking.roomId);
  const compact = (day: string) => day.replaceAll('-', '');
  const stampText = stamp.toISOString().replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Casa Rio Lento//Demonstracao//PT',
    'BEGIN:VEVENT',
    `UID:${booking.reference}@rio-lento.invalid`,
    `DTSTAMP:${stampText}`,
    `DTSTART;VALUE=DATE:${compact(booking.arrival)}`,
    `DTEND;VALUE=DATE:${compact(booking.departure)}`,
    `SUMMARY:${escapeText(`Casa Rio Lento, ${room.name}`)}`,
    `DESCRIPTION:${escapeText(words.bookings.file(booking.reference))}`,
    `LOCATION:${escapeText(words.bookings.place)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
