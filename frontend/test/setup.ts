import '@testing-library/jest-dom';

// jsdom has no scrolling; without this each change of page would print an error.
window.scrollTo = () => undefined;
