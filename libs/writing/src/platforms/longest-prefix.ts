/** The largest number up to `most` for which `fits` is true, else 0. The number of calls is logarithmic in the distance from `near`. */
export function longestPrefix(most: number, fits: (size: number) => boolean, near = 0): number {
  let fitting = 0;
  let tooMuch = most + 1;
  const ask = (size: number): void => {
    if (fits(size)) fitting = size;
    else tooMuch = size;
  };
  if (near > 0 && near <= most) ask(near);
  const isBelow = tooMuch <= most;
  for (let step = 1; isBelow && fitting === 0 && tooMuch > step; step *= 2) ask(tooMuch - step);
  for (let step = 1; tooMuch > most && fitting + step <= most; step *= 2) ask(fitting + step);
  while (tooMuch - fitting > 1) ask((fitting + tooMuch) >> 1);
  return fitting;
}
