/** In the tab, from the sending of a message until it is known what became of it. */
export const sendingKey = 'contact-sending';
