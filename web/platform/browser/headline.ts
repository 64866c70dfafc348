/** Puts the focus on the headline of the page, which a reader then reads out. */
export function focusHeadline(): void {
  const headline =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!headline) return
  if (!headline.hasAttribute('tabindex')) headline.tabIndex = -1
  headline.style.outline = 'none' // it is not a control; the focus is for the reader
  headline.focus({ preventScroll: true })
}

/** Where what had the focus is gone, as the button of a step that is done, a keyboard would begin at the top again. */
export function keepFocus(): void {
  if (document.activeElement === document.body) focusHeadline()
}
