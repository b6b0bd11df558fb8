/** The Trusted Types policy that gives the page the one address of its worker; the headers name it. */
export const workerPolicy = 'renderer';
