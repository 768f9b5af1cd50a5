import { BRAND } from '@repurpose/contract';

function LogoMark() {
  return (
    <svg
      width={26}
      height={26}
      viewBox="0 0 32 32"
      fill="none"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path stroke="currentColor" d="M4 7h10M4 13h10M4 19h10M4 25h6" />
      <path stroke="var(--accent)" d="M18 16c4.5 0 3-9 10-9M18 16h10M18 16c4.5 0 3 9 10 9" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="logo">
      <LogoMark />
      {BRAND.name}
    </span>
  );
}
