import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { AvatarQuery, MOST_AVATAR_BYTES, Profile, UpdateProfile } from './profile.ts'

/** A person's own profile. */
export const profiles = {
  getProfile: endpoint({
    method: 'GET',
    path: '/users/{id}/profile',
    summary: 'Retrieve a profile: picture, bio, address, preferences and emergency contact',
    access: 'signed_in',
    params: paramsOf('person'),
    answer: Profile,
  }),
  getAvatar: endpoint({
    method: 'GET',
    path: '/users/{id}/avatar',
    summary: 'Download a profile picture by the address given in the profile',
    access: 'public',
    params: paramsOf('person'),
    query: AvatarQuery,
    answer: 'file',
    files: ['webp'],
  }),
  updateProfile: endpoint({
    method: 'PATCH',
    path: '/users/{id}/profile',
    summary: "Update the caller's own profile, or that of a person in their estates",
    access: 'signed_in',
    params: paramsOf('person'),
    body: UpdateProfile,
    answer: Profile,
  }),
  uploadAvatar: endpoint({
    method: 'POST',
    path: '/users/{id}/avatar',
    summary:
      'Upload a profile picture: PNG, JPEG or WebP. It is re-encoded at a small size, without its location',
    access: 'signed_in',
    params: paramsOf('person'),
    upload: { field: 'avatar', most_bytes: MOST_AVATAR_BYTES, types: ['jpeg', 'png', 'webp'] },
    answer: Profile,
    errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'PICTURE_UNREADABLE'],
  }),
}
