import { beforeEach, vi } from 'vitest'

/** Sets the width that `useIsPhone` sees. */
export function onScreen(kind: 'phone' | 'desk') {
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: kind === 'phone',
          media: query,
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    )
  })
}
