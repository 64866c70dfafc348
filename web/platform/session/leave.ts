let isLeaving = false

/**
 * Goes to another document, once. While this one is still here, a second way out (a link that is looked at ahead, another
 * tab's word) would cut the first one short and end somewhere else.
 */
export function leaveFor(address: string, { keepInHistory = false } = {}): void {
  if (isLeaving) return
  isLeaving = true
  if (keepInHistory) window.location.assign(address)
  else window.location.replace(address)
}

// The browser may bring this document back as it was left.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) isLeaving = false
})
