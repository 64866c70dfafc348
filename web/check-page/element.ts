/** Creates an element. Children are inserted as text, never as HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  props: Partial<HTMLElementTagNameMap[K]>,
  children: (Node | string)[],
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), props)
  made.append(...children)
  return made
}

/** The result box. Its heading takes focus, so that screen readers announce it and it scrolls into view. */
export function verdict(isGood: boolean, { title, note }: { title: string; note: string }): HTMLElement {
  return element('div', { className: isGood ? 'verdict good' : 'verdict wrong' }, [
    element('h1', { tabIndex: -1 }, [title]),
    element('p', {}, [note]),
  ])
}
