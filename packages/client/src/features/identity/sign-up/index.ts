export { BusinessName } from './business-name.tsx';
export { EmailField } from './email-field.tsx';
export { LazyBirthdayQuestion } from './lazy-birthday-question.ts';
export { preloadRegistration } from './preload-registration.ts';
export { asksForBirthday, signUpFailureWords } from './sign-up-failure.ts';
export { linkFields } from './sign-up-fields.ts';
export { type SignUpFormProps, SignUpForm } from './sign-up-form.tsx';
export { UsernameChoice } from './username-choice.tsx';
