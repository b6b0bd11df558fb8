import { describe, expect, it } from 'vitest';
import { greetingName, isPhone, isTaxNumber, validateGuest } from './guest.ts';

const marta = {
  name: 'Marta Valadares',
  email: 'marta@exemplo.pt',
  phone: '912 345 678',
  taxNumber: '',
  arrivalTime: '',
  note: '',
};

describe('guest details', () => {
  it('accepts a complete guest', () => {
    expect(validateGuest(marta, true)).toEqual({});
  });

  it('names each field that is wrong', () => {
    const typed = { name: ' . ', email: 'marta@exemplo', phone: '81234', taxNumber: '123456780' };
    const guest = { ...marta, ...typed };
    const wrong = Object.keys(validateGuest(guest, false));
    expect(wrong.join()).toBe('name,email,phone,taxNumber,terms');
  });

  it('takes names as people have them', () => {
    for (const name of ['王伟', 'J Smith', 'Suharto', 'Ngô Đình D', 'ישי', 'O’Neill', 'Đ'])
      expect(validateGuest({ ...marta, name }, true), name).toEqual({});
    for (const name of ['', '  ', '1234', '–'])
      expect(validateGuest({ ...marta, name }, true), name).toHaveProperty('name');
  });

  it('is greeted by the first name, and by the whole one where that is an initial or one sign', () => {
    expect(greetingName('Marta Valadares')).toBe('Marta');
    for (const name of ['J Smith', 'J. R. Smith', '王 伟', '王伟', ' Suharto '])
      expect(greetingName(name)).toBe(name.trim());
  });

  it('checks the last digit of a NIF', () => {
    expect(isTaxNumber('123456789')).toBe(true);
    expect(isTaxNumber('123456788')).toBe(false);
    // Those that begin with 45 are of people who live abroad; no others begin with 4.
    expect(isTaxNumber('423456784')).toBe(false);
    expect(isTaxNumber('453456782')).toBe(true);
    expect(isTaxNumber('500000000')).toBe(true);
  });

  it('knows telephone numbers with and without a country code', () => {
    for (const good of [
      '912345678',
      '253 123 456',
      '+351 912 345 678',
      '+34 600 123 456',
      '0044 20 7946 0958',
      '087 123 4567',
    ]) {
      expect(isPhone(good)).toBe(true);
    }
    for (const bad of ['12345', '+351 12', '1234567890123456', 'telefone'])
      expect(isPhone(bad)).toBe(false);
  });
});
