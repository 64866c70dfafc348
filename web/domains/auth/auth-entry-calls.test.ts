import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../platform/http/errors.ts'
import { checkPassword, checkPhone, checkRegister, checkSignIn } from '../users/check-fields.ts'
import { markSignedIn, nextPath, signInAddress, takeSignedIn } from './auth-entry.ts'
import { registerRefusal, signInRefusal } from './auth-entry-calls.ts'

const failed = (
  status: number,
  code: string,
  message = code,
  more: { retryAfter?: number; details?: unknown } = {},
) => new ApiError(message, { status, code, ...more })

beforeEach(() => sessionStorage.clear())

describe('a registration that fails', () => {
  it.each([
    [failed(409, 'EMAIL_TAKEN', 'User with this email already exists'), 'Email address already registered'],
    [
      failed(409, 'PHONE_TAKEN', 'User with this phone number already exists'),
      'Phone number already registered',
    ],
    [failed(400, 'VALIDATION_ERROR'), 'Registration validation failed'],
    [failed(500, 'INTERNAL_ERROR'), 'Server error occurred'],
    [failed(0, 'NETWORK_ERROR'), 'Failed to create account'],
    [new Error('odd'), 'Failed to create account'],
  ])('%s says %s', (error, title) => {
    expect(registerRefusal(error).title).toBe(title)
  })
  it('sends the invited to their invitation', () => {
    expect(registerRefusal(failed(403, 'ROLE_REQUIRES_INVITATION')).note).toMatch(/join with an invitation/)
  })
  it('points at the field that is taken', () => {
    expect(registerRefusal(failed(409, 'EMAIL_TAKEN', 'User with this email already exists')).field).toBe(
      'email',
    )
  })
})

describe('a sign-in that fails', () => {
  it('says so, and why', () => {
    expect(signInRefusal(failed(401, 'INVALID_CREDENTIALS'))).toEqual({
      title: 'Failed to sign in',
      note: 'The e-mail address, the phone number or the password is not right.',
    })
  })
  it('says how long to wait after too many tries', () => {
    expect(signInRefusal(failed(429, 'TOO_MANY_REQUESTS', '', { retryAfter: 840 })).note).toMatch(
      /Wait 14 minutes/,
    )
  })
  it('knows an answer that makes no sense', () => {
    expect(signInRefusal(failed(200, 'PARSE_ERROR')).note).toBe('Invalid login response format')
  })
})

describe('where to after the sign-in', () => {
  it.each([
    ['?next=%2Fdashboard%2Fpayments%3Fpage%3D2', '/dashboard/payments?page=2'],
    ['', '/dashboard'],
    ['?next=https://evil.example', '/dashboard'],
    ['?next=//evil.example', '/dashboard'],
    ['?next=/\\evil.example', '/dashboard'],
    ['?next=%2F%09%2Fevil.example', '/dashboard'],
    ['?next=/auth/login', '/dashboard'],
  ])('%s leads to %s', (search, path) => {
    expect(nextPath(search)).toBe(path)
  })
  it('remembers where the person wanted to go', () => {
    expect(signInAddress('/dashboard/payments?page=2')).toBe(
      '/auth/login?next=%2Fdashboard%2Fpayments%3Fpage%3D2',
    )
    expect(signInAddress('/dashboard')).toBe('/auth/login')
  })
  it('greets once', () => {
    markSignedIn()
    expect([takeSignedIn(), takeSignedIn()]).toEqual([true, false])
  })
})

describe('the fields', () => {
  it('names what is missing', () => {
    expect(checkSignIn({ email: 'ada', password: '' })).toEqual({
      email: 'Enter an e-mail address, like ada@example.ng, or a phone number, like 0803 123 4567',
      password: 'Enter your password',
    })
  })
  it('takes a Nigerian number in any spelling, or none', () => {
    for (const phone of ['', '0803 123 4567', '+234 803 123 4567', '+234 (0)803 123 4567', '8031234567']) {
      expect(checkPhone(phone)).toBeUndefined()
    }
    expect(checkPhone('0803 123 456')).toBe('One digit is missing. Like 0803 123 4567.')
    expect(checkPhone('0203 123 4567')).toMatch(/11 digits/)
  })
  it('wants a password that is long, and not the name', () => {
    expect(checkPassword('short', 'a@b.ng')).toMatch(/Add 5 more characters/)
    expect(checkPassword('adaeze-2026!', 'adaeze@b.ng')).toMatch(/does not contain your e-mail name/)
    expect(checkPassword('palmgrovecourt', 'adaeze@b.ng')).toBeUndefined()
  })
  it('lets a good registration pass', () => {
    const good = { full_name: 'Ada', email: 'ada@b.ng', phone: '', password: 'palmgrovecourt' }
    expect(checkRegister(good)).toEqual({})
  })
})
