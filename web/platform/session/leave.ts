let isLeaving = false

/**
 * Navigates to another document, once. A second navigation before this document unloads (from a prefetch or another tab's message) would
 * cancel the first.
 */
export function leaveFor(address: string, { keepInHistory = false } = {}): void {
  if (isLeaving) return
  isLeaving = true
  if (keepInHistory) window.location.assign(address)
  else window.location.replace(address)
}

// The back/forward cache may restore this document.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) isLeaving = false
})
