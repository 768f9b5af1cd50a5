import { isBroken } from './broken.js';

it('an address is no fault where it is quoted as what somebody types', () => {
  expect(isBroken('She types "https://pier.example" into the box and waits.')).toBe(false);
  expect(isBroken('The plan is at https://pier.example and in the box.')).toBe(true);
  expect(isBroken('The plan is at www.pier.example and in the box.')).toBe(true);
});
