/**
 * Whether data is dear here: the person says so, or their browser, or the line is of 2G. The page knows it before its first picture
 * (`index.html`). Nothing comes then that nobody has asked for.
 */
export const isDataDear = (): boolean => document.documentElement.dataset.data === 'dear'
