import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.resetModules()
})

const ways = () => ({
  assign: vi.spyOn(window.location, 'assign').mockImplementation(() => {}),
  replace: vi.spyOn(window.location, 'replace').mockImplementation(() => {}),
})

describe('leaving for another document', () => {
  it('happens once: whoever asks second does not change where it goes', async () => {
    const { assign, replace } = ways()
    const { leaveFor } = await import('./leave.ts')
    leaveFor('/auth/login', { keepInHistory: true })
    leaveFor('/auth/login?next=%2Fdashboard%2Ftenants')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/login')
    expect(replace).not.toHaveBeenCalled()
  })
  it('may happen again once the browser has brought the document back', async () => {
    const { replace } = ways()
    const { leaveFor } = await import('./leave.ts')
    leaveFor('/dashboard')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    leaveFor('/auth/login')
    expect(replace.mock.calls.map(([address]) => address)).toEqual(['/dashboard', '/auth/login'])
  })
})
