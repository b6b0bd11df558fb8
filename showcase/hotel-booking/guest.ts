export type Guest = {
  name: string;
  email: string;
  phone: string;
  taxNumber: string;
  arrivalTime: string;
  note: string;
};

export type GuestErrors = Partial<Record<keyof Guest | 'terms', string>>;

/** Nine digits, the last one a modulo-11 check of the others, as the Portuguese tax office issues. */
export function isTaxNumber(text: string): boolean {
  if (!/^[1-35-9]\d{8}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = digits.slice(0, 8).reduce((total, digit, index) => total + digit * (9 - index), 0);
  const rest = sum % 11;
  return digits[8] === (rest < 2 ? 0 : 11 - rest);
}

/** Nine digits beginning with 2 or 9, or a number with its country code. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/[\s().-]/g, '');
  return /^(\+|00)351/.test(digits)
    ? /^(\+|00)351[29]\d{8}$/.test(digits)
    : /^[29]\d{8}$|^(\+|00)[1-9]\d{6,13}$/.test(digits);
}

/** What is wrong with each field, in words for the guest; empty when nothing is. */
export function validateGuest(guest: Guest, hasAcceptedTerms: boolean): GuestErrors {
  const errors: GuestErrors = {};
  if (!/\p{L}{2,}.*\s+\p{L}/u.test(guest.name.trim())) {
    errors.name = 'Escreva o nome e o apelido, por exemplo Marta Valadares.';
  }
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(guest.email.trim())) {
    errors.email = 'Escreva um endereço completo, por exemplo marta@exemplo.pt.';
  }
  if (!isPhone(guest.phone)) {
    errors.phone = 'Escreva nove algarismos, ou o número com o indicativo do país.';
  }
  const taxNumber = guest.taxNumber.replace(/\s/g, '');
  if (taxNumber && !isTaxNumber(taxNumber)) {
    errors.taxNumber = 'Este NIF não está certo. Confirme os nove algarismos ou deixe em branco.';
  }
  if (!hasAcceptedTerms) errors.terms = 'Para continuar, aceite as condições da estadia.';
  return errors;
}
