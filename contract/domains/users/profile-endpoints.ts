import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { AvatarQuery, MOST_AVATAR_BYTES, Profile, UpdateProfile } from './profile.ts'

/** A person's own profile. */
export const profiles = {
  getProfile: endpoint({
    method: 'GET',
    path: '/users/{id}/profile',
    summary: 'Picture, bio, address, preferences and whom to call in an emergency',
    access: 'signed_in',
    params: paramsOf('person'),
    answer: Profile,
  }),
  getAvatar: endpoint({
    method: 'GET',
    path: '/users/{id}/avatar',
    summary: 'The picture itself, for who was shown its address',
    access: 'public',
    params: paramsOf('person'),
    query: AvatarQuery,
    answer: 'file',
    files: ['webp'],
  }),
  updateProfile: endpoint({
    method: 'PATCH',
    path: '/users/{id}/profile',
    summary: 'Your own profile, or that of a person in your estates',
    access: 'signed_in',
    params: paramsOf('person'),
    body: UpdateProfile,
    answer: Profile,
  }),
  uploadAvatar: endpoint({
    method: 'POST',
    path: '/users/{id}/avatar',
    summary: 'A new picture: PNG, JPEG or WebP. It is drawn anew and small; where it was taken is not kept',
    access: 'signed_in',
    params: paramsOf('person'),
    upload: { field: 'avatar', most_bytes: MOST_AVATAR_BYTES, types: ['jpeg', 'png', 'webp'] },
    answer: Profile,
    errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'PICTURE_UNREADABLE'],
  }),
}
