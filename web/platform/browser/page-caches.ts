/** Names of the caches in which the service worker keeps the app's pages, one per build; none where there are no caches. */
export async function pageCacheNames(): Promise<string[]> {
  const names = (await window.caches?.keys().catch(() => [])) ?? []
  return names.filter((name) => name.startsWith('gida-pages-'))
}
