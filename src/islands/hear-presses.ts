const presses = /^(?:dbl|aux)?click$|^mouse(?:down|up)$/;

/**
 * Makes React listen for presses at the document instead of at an element that it renders into. Firefox gives a flex or
 * grid box an object for screen readers only once something listens there for presses: the tree is then rebuilt under
 * whoever reads, and Orca reads the same part for ever. Other browsers call such a box "clickable".
 */
export function hearPresses(element: Element): void {
  const { addEventListener } = element;
  element.addEventListener = (type: string, ...how: [EventListener, AddEventListenerOptions?]) =>
    addEventListener.call(presses.test(type) ? element.ownerDocument : element, type, ...how);
  // For old versions of iOS React sets this where it is null. Controls, which are all that is pressed, do not need it.
  Object.defineProperty(element, 'onclick', { value: undefined });
}
