/** Uploads that began before their form is submitted. Saving waits for them, so that the form never goes without its files. */
const underWay = new Set<Promise<boolean>>()

/** `sending` resolves to whether the upload succeeded. */
export function trackUpload(sending: Promise<boolean>): void {
  underWay.add(sending)
  void sending.finally(() => underWay.delete(sending))
}

export const isSendingAhead = (): boolean => underWay.size > 0

/** Whether all uploads under way succeeded. */
export const uploadsSucceeded = async (): Promise<boolean> => (await Promise.all(underWay)).every(Boolean)
