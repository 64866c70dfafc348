/** Files that were chosen in a form and go ahead of it. Whoever saves waits for them, so that it never goes without. */
const underWay = new Set<Promise<boolean>>()

/** `sending` says whether the file arrived. */
export function sendAhead(sending: Promise<boolean>): void {
  underWay.add(sending)
  void sending.finally(() => underWay.delete(sending))
}

export const isSendingAhead = (): boolean => underWay.size > 0

/** Whether all that are under way arrived. */
export const haveArrived = async (): Promise<boolean> => (await Promise.all(underWay)).every(Boolean)
