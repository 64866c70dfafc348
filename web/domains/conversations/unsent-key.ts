/** Under which the browser keeps what is not sent yet. */
export const UNSENT_KEY = 'gida.unsent'
