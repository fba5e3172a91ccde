export { BusinessName } from './business-name.tsx';
export { EmailField } from './email-field.tsx';
export { preloadRegistration } from './preload-registration.ts';
export { signUpFailureWords } from './sign-up-failure.ts';
export { linkFields } from './sign-up-fields.ts';
export { type SignUpFormProps, SignUpForm } from './sign-up-form.tsx';
export { useBirthdayQuestion } from './use-birthday-question.tsx';
export { UsernameChoice } from './username-choice.tsx';
