export { CLASSIFIER_PACKAGES, CLASSIFIER_SIDE, CLASSIFIER_VERSION, createClassifier, switchFile, type Classifier } from './classifier.ts';
