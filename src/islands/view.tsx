import { Component, type ReactNode, useLayoutEffect } from 'react';
import { carryOver, readTyped, type Typed } from './typed.ts';

type ViewProps = {
  element: HTMLElement;
  /** What the visitor had typed when the view was last seen. */
  last: { typed: Typed };
  children: ReactNode;
};

/**
 * Shows an island, and shows it anew when it throws: translators, password managers and other extensions
 * wrap, move and replace elements, and React then fails to insert or remove its own. The new elements get
 * what the old ones had: text, focus, selection. State that must not be lost is outside the view.
 */
export class View extends Component<ViewProps, { error: unknown }> {
  override state = { error: undefined };
  /** False until it has been shown once, and while it is shown anew. */
  #isProven = false;

  constructor(props: ViewProps) {
    super(props);
    // The prerendered elements. When React cannot hydrate them it makes a second View, with its own.
    props.last.typed = readTyped(props.element);
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('A view has failed') };
  }

  override componentDidMount() {
    this.#handleShown();
  }

  override getSnapshotBeforeUpdate(_props: ViewProps, before: { error: unknown }) {
    const { element, last } = this.props;
    // The failed elements are still in the document, with the focus.
    if (this.state.error && !before.error) last.typed = readTyped(element);
    return null;
  }

  override componentDidUpdate() {
    this.#handleShown();
  }

  override render() {
    const { children, ...props } = this.props;
    if (this.state.error) return null;
    return (
      <>
        <CarryOver {...props} />
        {children}
      </>
    );
  }

  #handleShown() {
    const { element } = this.props;
    const { error } = this.state;
    if (!error) {
      this.#isProven = true;
      element.dataset.alive = '';
      return;
    }
    // It failed at once, or the whole island has left the document: another attempt would fail too.
    if (!this.#isProven || !element.isConnected) throw error;
    this.#isProven = false;
    element.dataset.renewed = '';
    // React could not remove elements that somebody else has moved.
    element.replaceChildren();
    this.setState({ error: undefined });
  }
}

/** Stands before the island, so that the effects of the island find its fields filled. */
function CarryOver({ element, last }: Omit<ViewProps, 'children'>) {
  useLayoutEffect(() => carryOver(last.typed, element), [element, last]);
  return null;
}
