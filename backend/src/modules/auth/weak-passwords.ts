const MOST_USED = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 654321 7654321 87654321
  123123 123123123 123321 123321123 112233 11223344 1122334455 121212 131313 102030 010203 101010 202020 232323 252525
  147258 147258369 147852 147852369 159357 159753 789456 789456123 456789 456123 741852963 963852741 951753 753951
  123654 123654789 321654 321321 124578 142536 142857 246810 135790 13579246 112358 314159 31415926 271828
  123abc abc123 abc1234 abc12345 abcd1234 abcde12345 abc123456 a12345 a123456 a1234567 a12345678 a123456789 aa123456
  aa12345678 a1b2c3 a1b2c3d4 a1s2d3f4 1a2b3c 1a2b3c4d q12345 q123456 qwe123 qwe12345 qwer1234 qwert123 qwert12345
  qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuio qwertyuiop
  qwerty! qwerty123! qazwsx qazwsx123 qazwsxedc 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2 q1w2e3 q1w2e3r4
  q1w2e3r4t5 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y qweqwe qweasd qweasdzxc qweasd123 asdasd asdasd123 asdfgh asdfghj
  asdfghjk asdfghjkl asdf1234 asdf123 asd123 zxcvbn zxcvbnm zxcvbnm123 zxc123 azerty azerty123 azertyuiop qwertz
  qwertz123 qwertzuiop yxcvbnm poiuytrewq lkjhgfdsa mnbvcxz abcdef abcdefg abcdefgh abcdefghi abcabc aabbcc
  password password1 password12 password123 password1234 password12345 password123456 password! password1! password123!
  passw0rd p@ssw0rd p@ssword p@ssw0rd1 p@ssw0rd123 pa55word pass123 pass1234 pass12345 passwort passwort1 passwort123
  motdepasse contraseña contrasena senha123 mudar123 parola parola123 haslo123 wachtwoord passord lösenord salasana
  secret secret1 secret123 secreto geheim geheim123 letmein letmein1 letmein123 welcome welcome1 welcome12 welcome123
  welcome2024 welcome2025 welcome2026 willkommen bienvenue bienvenido changeme changeme1 changeme123 change123 default
  default1 guest123 guest1234 admin1 admin12 admin123 admin1234 admin12345 admin123456 administrator root123 root1234
  toor123 test123 test1234 test12345 test123456 testing testing1 testing123 tester tester123 temp123 temp1234 demo123
  user123 user1234 login123 master master1 master123 superman superman1 batman batman1 spiderman ironman starwars
  starwars1 pokemon pokemon1 naruto naruto123 minecraft minecraft1 fortnite roblox roblox123 dragon dragon1 dragon123
  monkey monkey1 monkey123 shadow shadow1 tigger tiger123 lionking panther eagles cowboys lakers yankees steelers
  football football1 baseball baseball1 basketball hockey soccer soccer1 liverpool liverpool1 chelsea chelsea1 arsenal
  arsenal1 barcelona barcelona1 realmadrid juventus manchester manutd everton rangers celtic bayern dortmund
  iloveyou iloveyou1 iloveyou2 iloveyou123 iloveu ilovegod iloveme loveyou loveme lovely lover1 love123 love1234
  teamo123 tequiero teamomucho princess princess1 princesa prinzessin sunshine sunshine1 flower flower1 butterfly
  angel1 angel123 angels babygirl babygirl1 sweety sweetie cutie123 honey1 bubbles cookie cookie1 chocolate chocolate1
  cheese banana orange apple123 coffee pepper ginger summer summer1 summer2024 summer2025 summer2026 winter winter1
  winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026 november december january february
  monday friday sunday purple purple1 yellow yellow1 silver golden diamond crystal thunder lightning phoenix
  michael michael1 jordan jordan1 jordan23 jennifer jessica jessica1 ashley ashley1 nicole nicole1 daniel daniel1
  andrew andrew1 anthony anthony1 charlie charlie1 matthew joshua joshua1 robert robert1 thomas thomas1 william
  george justin justin1 hunter hunter1 hunter2 maggie buster buster1 bailey bailey1 tucker harley sophie chelsea123
  amanda melissa michelle michelle1 samantha stephanie elizabeth veronica gabriel alejandro alexander alexandra
  computer computer1 internet internet1 samsung samsung1 google google1 facebook facebook1 twitter linkedin linkedin1
  instagram youtube youtube1 whatsapp gmail123 hotmail apple1 iphone android microsoft windows windows10 nintendo
  playstation xbox360 corvette mustang mustang1 ferrari ferrari1 mercedes porsche toyota yamaha harley1 killer killer1
  ninja123 matrix trustno1 whatever whatever1 nothing blahblah hello1 hello12 hello123 hello1234 hellohello hallo123
  hallo1234 holahola hola123 bonjour doudou loulou marseille nicolas soleil schalke04 servus freedom freedom1 jesus1
  jesus123 jesuschrist blessed blessed1 heaven family family1 forever forever1 friends friends1 zaqwsx 1g2w3e4r gwerty
  gwerty123 3rjs1la7qe 18atcskd2w 6lovebug mynoob fuckyou fuckyou1 fuckme bitch1 asshole 696969 666666 777777 888888
  7777777 88888888 999999999 11111111 00000000 1234qwer 12qwaszx 123qwe 123qwe123 123qweasd 123qweasdzxc 123456a
  123456q 123456aa 123456abc 1234abcd 12341234 12344321 123454321 1234512345 5201314 woaini woaini1314 woaini520
  repurpose repurpose1 repurpose123`.split(/\s+/),
);

export function isWeakPassword(password: string, owner: { email: string; username: string }): boolean {
  const plain = password.trim().toLowerCase();
  const own = [owner.email, owner.email.split('@')[0] ?? '', owner.username];
  return (
    MOST_USED.has(plain) ||
    new Set(plain).size <= 1 ||
    own.some((name) => name !== '' && name.trim().toLowerCase() === plain)
  );
}
