export { NameQuestion } from './name-question.tsx';
export { preloadOwnProfile } from './preload-profile.ts';
export { ProfileForm } from './profile-form.tsx';
export { isListedUser, isWholeUser, type StoredUser, type WholeUser } from './stored-user.ts';
