/** Under which the browser keeps what was written of reports and is not sent yet. */
export const UNSENT_KEY = 'gida.unsent-inspections'
