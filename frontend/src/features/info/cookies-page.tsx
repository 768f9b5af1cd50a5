export default function CookiesPage() {
  return <div className="page" />;
}
