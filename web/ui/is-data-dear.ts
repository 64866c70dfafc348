/**
 * Whether to save data: by the person's setting, the browser's, or a 2G connection. An inline script in `index.html` sets it before the
 * first paint. Nothing is then loaded that was not asked for.
 */
export const isDataDear = (): boolean => document.documentElement.dataset.data === 'dear'
