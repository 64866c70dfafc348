/** Under which the browser keeps reports that are not sent yet. */
export const UNSENT_KEY = 'gida.unsent-reports'
