/** Under which the browser keeps photos of steps that are not sent. */
export const UNSENT_KEY = 'gida.unsent-step-photos'
