export default function TestimonialsPage() {
  return <div className="page" />;
}
