/** What is sold in the market of Amul. */
import type { PAD } from '../../data.ts';
import type { Drawing } from './ink.ts';

export const GOODS: Readonly<Record<(typeof PAD)['goods'][number], Drawing>> = {
  silver: {
    sky: 'night',
    art: (
      <>
        <path d="M24 74c2-28 13-39 26-39s24 11 26 39c-14 9-38 9-52 0z" fill="#d5dae1" />
        <path d="M50 35c13 0 24 11 26 39-7 4.5-16 6.7-26 6.7z" fill="#aeb5bf" />
        <path d="M40 38c-4 11-5 25-4 40M60 38c4 11 5 25 4 40" stroke="#858d98" strokeWidth="1.8" fill="none" />
        <ellipse cx="50" cy="77" rx="32" ry="7" fill="#8f97a3" />
        <ellipse cx="50" cy="75" rx="32" ry="6.5" fill="#c3c9d2" />
        <path d="M26 72c2-22 10-32 18-35-6 8-9 20-9 38z" fill="#eef1f5" />
        <path d="M46 34c0-6 2-10 4-13 2 3 4 7 4 13z" fill="#aeb5bf" />
        <circle cx="50" cy="21" r="3.4" fill="#e2b43a" />
      </>
    ),
  },
  gold: {
    sky: 'dusk',
    art: (
      <>
        <g stroke="#8f6a17" strokeWidth="1.5" strokeLinejoin="round">
          <path d="M12 84l8-18h20l8 18z" fill="#e2b43a" />
          <path d="M40 66l8 18h6l-6-18z" fill="#b98a2f" />
          <path d="M50 84l8-18h20l8 18z" fill="#e8c05a" />
          <path d="M30 64l8-18h22l8 18z" fill="#f0cf6e" />
          <path d="M60 46l8 18h5l-7-18z" fill="#b98a2f" />
        </g>
        <path d="M22 70h14M60 70h14M41 50h15" stroke="#fff4c8" strokeWidth="2.2" />
        <path d="M74 30l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM24 42l1.4 4 4 1.4-4 1.4-1.4 4-1.4-4-4-1.4 4-1.4z" fill="#fff2c0" />
      </>
    ),
  },
  carpet: {
    sky: 'dusk',
    art: (
      <>
        <path d="M24 26h52v52H24z" fill="#a8392e" />
        <path d="M50 26h26v52H50z" fill="#8d2c25" />
        <path d="M29 31h42v42H29z" fill="none" stroke="#f0c968" strokeWidth="2" />
        <path d="M50 36l14 16-14 16-14-16z" fill="#232c55" stroke="#f0c968" strokeWidth="1.6" />
        <path d="M50 44l7 8-7 8-7-8z" fill="#dd9427" />
        <path d="M32 34l6 0-6 7zM68 34l-6 0 6 7zM32 70h6l-6-7zM68 70h-6l6-7z" fill="#f0c968" />
        <path
          d="M26 22v4M32 22v4M38 22v4M44 22v4M50 22v4M56 22v4M62 22v4M68 22v4M74 22v4M26 78v5M32 78v5M38 78v5M44 78v5M50 78v5M56 78v5M62 78v5M68 78v5M74 78v5"
          stroke="#f0e2bd"
          strokeWidth="1.8"
        />
      </>
    ),
  },
  porcelain: {
    sky: 'night',
    art: (
      <>
        <path d="M44 26h12v6c10 5 16 14 16 26 0 14-8 24-22 24S28 72 28 58c0-12 6-21 16-26z" fill="#f5f2ea" />
        <path d="M50 26h6v6c10 5 16 14 16 26 0 14-8 24-22 24z" fill="#d8dbe4" />
        <path d="M41 24h18v4H41z" fill="#d8dbe4" />
        <path d="M30 54c8 5 32 5 40 0M30 64c8 5 32 5 40 0" stroke="#2f5fae" strokeWidth="2" fill="none" />
        <path
          d="M50 36c-5 4-5 10 0 14 5-4 5-10 0-14zM40 42c-1 5 2 9 8 9M60 42c1 5-2 9-8 9M38 72q12 6 24 0"
          fill="#2f5fae"
          stroke="#2f5fae"
          strokeWidth="1"
        />
      </>
    ),
  },
  oil: {
    sky: 'plum',
    art: (
      <>
        <path d="M34 44c-6 8-10 16-10 24 0 11 9 16 20 16s20-5 20-16c0-8-4-16-10-24z" fill="#c98a3a" />
        <path d="M44 44h10c6 8 10 16 10 24 0 11-9 16-20 16z" fill="#9c6222" />
        <path d="M36 34h16v11H36z" fill="#b27630" />
        <path d="M33 30h22v5H33z" fill="#7c4f20" />
        <path d="M54 38c14-2 16 12 8 20" stroke="#9c6222" strokeWidth="4" fill="none" />
        <path d="M28 62c8 4 24 4 32 0v7c-8 4-24 4-32 0z" fill="#f0d79a" />
        <path d="M76 56c5 8 8 12 8 17a8 8 0 0 1-16 0c0-5 3-9 8-17z" fill="#e8b545" stroke="#9c6a17" />
        <path d="M72 74q1 4 5 4" stroke="#fff3cc" strokeWidth="1.8" fill="none" />
      </>
    ),
  },
  spices: {
    sky: 'dusk',
    art: (
      <>
        <path d="M14 68c2-12 10-26 15-30 5 4 13 18 15 30z" fill="#c9532c" />
        <path d="M29 38c5 4 13 18 15 30H31z" fill="#9f3a1c" />
        <path d="M56 68c2-12 10-26 15-30 5 4 13 18 15 30z" fill="#7d9440" />
        <path d="M71 38c5 4 13 18 15 30H73z" fill="#5c702a" />
        <path d="M32 70c2-16 12-34 18-39 6 5 16 23 18 39z" fill="#e0a02a" />
        <path d="M50 31c6 5 16 23 18 39H52z" fill="#bb7a17" />
        <path d="M8 66h84l-6 12c-20 7-52 7-72 0z" fill="#8a5a35" />
        <path d="M8 66h84l-2 4H10z" fill="#b07a4b" />
        <path d="M20 71l4 9M36 72l2 11M52 72v12M66 72l-2 11M80 71l-4 9" stroke="#6b4023" strokeWidth="1.6" />
      </>
    ),
  },
  opium: {
    sky: 'plum',
    art: (
      <>
        <path
          d="M50 86c-2-14-2-24 0-34M50 74c-8-2-14-8-15-15 8 1 13 6 15 13M50 78c8-2 14-8 15-15-8 1-13 6-15 13"
          fill="#5c8a4a"
          stroke="#45703a"
          strokeWidth="2"
        />
        <path
          d="M50 20c8 0 10 4 18 6 10 3 10 16 2 22-5 5-13 6-20 6s-15-1-20-6c-8-6-8-19 2-22 8-2 10-6 18-6z"
          fill="#c8443a"
        />
        <path d="M50 54c-12-2-16-12-14-22 6 2 12 6 14 10 2-4 8-8 14-10 2 10-2 20-14 22z" fill="#e46a55" />
        <circle cx="50" cy="42" r="6" fill="#2f2530" />
        <circle cx="50" cy="42" r="3" fill="#e2c85a" />
      </>
    ),
  },
  gems: {
    sky: 'night',
    art: (
      <>
        <path d="M30 44h28l10 12-24 28-24-28z" fill="#c2385a" />
        <path d="M44 44h14l10 12-24 28z" fill="#93233f" />
        <path d="M20 56h48M36 56l8 28 8-28-8-12z" stroke="#f3a3b5" strokeWidth="1.4" fill="none" />
        <path d="M64 26h16l6 8-14 17-14-17z" fill="#2f9a86" />
        <path d="M72 26h8l6 8-14 17z" fill="#1e6f60" />
        <path d="M58 34h28" stroke="#b9f0e2" strokeWidth="1.2" />
        <path d="M22 22h12l5 6-11 13-11-13z" fill="#4a7fd0" />
        <path d="M28 22h6l5 6-11 13z" fill="#2d559c" />
        <path d="M80 62l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#fff" />
      </>
    ),
  },
  silk: {
    sky: 'plum',
    art: (
      <>
        <path d="M18 30c20-8 44-8 64 0v14c-20-8-44-8-64 0z" fill="#c9a0d8" />
        <path d="M24 38c4 16-2 30 2 46h46c6-14-2-30 4-46-16-5-36-5-52 0z" fill="#8b5bb0" />
        <path d="M50 34c9 0 18 1 26 4-6 16 2 32-4 46H50z" fill="#6d4290" />
        <path
          d="M36 38c4 16-3 30 0 46M50 36c3 16-3 32 0 48M63 37c3 16-4 32 0 47"
          stroke="#e3c6f0"
          strokeWidth="1.8"
          fill="none"
        />
        <ellipse cx="18" cy="37" rx="4" ry="7" fill="#7a4f2a" />
        <ellipse cx="82" cy="37" rx="4" ry="7" fill="#7a4f2a" />
        <path d="M26 76c14 5 32 5 46 0" stroke="#f0c968" strokeWidth="2.4" fill="none" />
      </>
    ),
  },
  jade: {
    sky: 'jade',
    art: (
      <>
        <path
          d="M50 20c17 0 30 13 30 30S67 80 50 80 20 67 20 50s13-30 30-30zm0 19a11 11 0 1 0 .01 0z"
          fill="#4fa383"
          fillRule="evenodd"
        />
        <path d="M50 20c17 0 30 13 30 30S67 80 50 80V61a11 11 0 0 0 0-22z" fill="#37806a" />
        <circle cx="50" cy="50" r="24" fill="none" stroke="#bfe8d8" strokeWidth="1.3" strokeDasharray="3 3" />
        <circle cx="50" cy="50" r="15" fill="none" stroke="#bfe8d8" strokeWidth="1.2" />
        <path d="M27 40c4-9 10-14 18-15" stroke="#e2f8ee" strokeWidth="3.4" fill="none" strokeLinecap="round" />
      </>
    ),
  },
  ivory: {
    sky: 'night',
    art: (
      <>
        <path d="M22 84c-6-30 10-54 44-62-20 14-28 34-26 62z" fill="#f4ead2" />
        <path d="M32 84c-2-28 10-50 34-62-20 14-28 34-26 62z" fill="#d8c59c" />
        <path d="M54 84c-2-20 6-38 28-46-12 12-14 28-12 46z" fill="#f4ead2" />
        <path d="M62 84c-1-20 6-36 20-46-12 12-14 28-12 46z" fill="#d8c59c" />
        <path
          d="M21 70c7 3 14 3 20 0M22 78c7 3 13 3 19 0M54 74c6 3 11 3 16 0"
          stroke="#b98a2f"
          strokeWidth="3"
          fill="none"
        />
      </>
    ),
  },
  ebony: {
    sky: 'dusk',
    art: (
      <>
        <path d="M12 84l6-14h62l8 14z" fill="#2a2020" />
        <ellipse cx="18" cy="77" rx="6" ry="8" fill="#6b4a3a" />
        <ellipse cx="18" cy="77" rx="3.4" ry="4.8" fill="#3a2724" />
        <path d="M30 68l5-14h46l8 14z" fill="#352828" />
        <ellipse cx="34" cy="61" rx="6" ry="8" fill="#7c5644" />
        <ellipse cx="34" cy="61" rx="3.4" ry="4.8" fill="#3a2724" />
        <path d="M30 74h48M48 58h34M26 80h40M46 64h30" stroke="#54423c" strokeWidth="1.6" />
        <path d="M60 54c-2-12-8-16-6-28 5 3 8 8 8 14 2-8 6-12 12-14 1 12-6 18-8 28z" fill="#4f8a55" />
        <path d="M62 54c4-10 10-16 12-28 1 12-6 18-8 28z" fill="#366540" />
        <path d="M40 78l8-4M70 78l6-3" stroke="#f0c968" strokeWidth="1.8" strokeLinecap="round" />
      </>
    ),
  },
  tea: {
    sky: 'jade',
    art: (
      <>
        <path d="M22 50h46c2 18-6 32-23 32S20 68 22 50z" fill="#f5f2ea" />
        <path d="M46 50h22c2 18-6 32-23 32 8-8 6-22 1-32z" fill="#d8dbe4" />
        <ellipse cx="45" cy="50" rx="23" ry="6" fill="#e9e2cf" />
        <ellipse cx="45" cy="50.5" rx="19.5" ry="4.4" fill="#a8592c" />
        <path d="M67 55c14-4 16 14 1 16" stroke="#d8dbe4" strokeWidth="4" fill="none" />
        <path d="M26 62c10 5 28 5 38 0" stroke="#2f5fae" strokeWidth="2" fill="none" />
        <path d="M30 84h30l6 5H24z" fill="#c3c9d2" />
        <path
          d="M38 40c-4-6 4-9 0-16M50 42c-4-7 5-10 1-19"
          stroke="#fff"
          strokeWidth="2.4"
          fill="none"
          strokeOpacity=".7"
        />
        <path d="M74 38c0-12 6-18 14-20 1 10-4 18-14 20z" fill="#6fae5c" />
        <path d="M74 38c3-10 8-15 14-20 1 10-4 18-14 20z" fill="#4b8a45" />
        <path d="M74 42c-8-2-12-8-12-16 8 2 12 8 12 16z" fill="#86c06e" />
      </>
    ),
  },
};
