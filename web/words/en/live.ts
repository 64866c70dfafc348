/** What is said of the live connection, and of what it brings. */
export const live = {
  lost: 'Lost connection to real-time messaging',
  reconnect: 'Reconnect',
  rateLimited: 'Connection rate limit exceeded. Close other tabs of Gida, then reload this one.',
  unavailable: 'Authentication service is currently unavailable.',
  authFailed: 'Authentication failed. Please log in again.',
  expired: 'Your session has expired. Please log in again.',
  notConnected: 'Cannot send message - not connected',
  denied: 'Permission Denied',
  rightsChanged: 'Your permissions have changed. This page is up to date.',
} as const
