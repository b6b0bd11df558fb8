/** True if the address asks for the fixed state for screenshots. Unit tests have no address. */
export const isPhoto = new URLSearchParams(globalThis.location?.search).has('photo');
